import sharp from 'sharp';
import { mkdirSync } from 'node:fs';
import { signIn, startConsole, follow, answered } from '../tests/journeys/startConsole.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
const [who = 'staff', app = '1001', width = '1440', scheme = 'light'] = process.argv.slice(2);
const place = await startConsole({ config: { demo: demoAccount, language: 'en' } as never });
const page = await place.visitor({ viewport: { width: +width, height: 900 }, locale: 'en-US', colorScheme: scheme as never });
page.setDefaultTimeout(20000);
await page.goto(`/monitor/dashboard?app=${app}`);
await page.getByRole('textbox').first().fill(`${who}@provena.test`);
await page.locator('input[type=password]').fill('provena-demo');
await page.keyboard.press('Enter');
await page.getByRole('banner').first().waitFor();
const { table } = await import('#app/routes/table.ts');
const out = `/tmp/walk/${who}-${app}-${width}-${scheme}`;
mkdirSync(out, { recursive: true });
const shots: { path: string; file: string }[] = [];
for (const { path, isPublic, title } of table as never as { path: string; isPublic?: boolean; title: string[] }[]) {
  if (isPublic || /Detail$|:/.test(path)) continue;
  await follow(page, `${path}?app=${app}`);
  try { await page.locator('h1').first().waitFor(); await page.waitForTimeout(300); await answered(page.locator('main')); await page.waitForTimeout(500); } catch {}
  const file = `${out}/${shots.length}.png`;
  const h2 = await page.locator('main h2').first().textContent({ timeout: 300 }).catch(() => '');
  if (/don’t have|closed|not available|isn’t|don't/.test(h2 ?? '')) { console.log('closed', path, h2); continue; }
  await page.screenshot({ path: file });
  shots.push({ path, file });
}
console.log(place.complaints.join('\n'));
const w = +width > 800 ? 960 : 390, h = Math.round((900 / +width) * w), cols = +width > 800 ? 3 : 7, rows = +width > 800 ? 3 : 2;
for (let i = 0; i < shots.length; i += cols * rows) {
  const part = shots.slice(i, i + cols * rows);
  const tiles = await Promise.all(part.map(async ({ file }, k) => ({ input: await sharp(file).resize(w, h, { fit: 'cover', position: 'top' }).toBuffer(), left: (k % cols) * (w + 10), top: Math.floor(k / cols) * (h + 10) })));
  await sharp({ create: { width: cols * (w + 10), height: rows * (h + 10), channels: 3, background: '#f0f' } }).composite(tiles).png().toFile(`${out}/sheet-${i / (cols * rows)}.png`);
  console.log(`sheet-${i / (cols * rows)}`, part.map(({ path }) => path).join(' '));
}
await place.close();
