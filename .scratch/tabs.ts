import { signIn, startConsole } from '../tests/journeys/startConsole.ts';
const place = await startConsole();
for (let i = 0; i < 12; i++) {
  const one = await place.visitor();
  const asked: string[] = [];
  const t0 = Date.now();
  const spy = (name: string, page: any) => { page.on('request', (r: any) => r.url().includes('findDeploy') && asked.push(name + ' asks ' + (Date.now() - t0))); page.on('response', (r: any) => r.url().includes('findDeploy') && asked.push(name + ' gets ' + (Date.now() - t0))); };
  spy('one', one);
  await one.clock.install();
  await signIn(one, 'super', '/manage/app');
  const other = await one.context().newPage();
  spy('other', other);
  await other.goto('/manage/app');
  await other.getByText(/条未读/).waitFor({ state: 'attached' });
  asked.push('--- ' + (Date.now() - t0));
  await one.clock.runFor(181_000);
  asked.push('ran ' + (Date.now() - t0));
  await new Promise((r) => setTimeout(r, 2000));
  console.log(i, asked.join(' | '));
  await one.context().close();
}
await place.close();
