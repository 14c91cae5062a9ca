import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reports } from '../compare/folders.ts';
import type { GateRecord } from '../compare/record.ts';
import { root } from '../stage/build.ts';
import { bundle } from '../stage/bundle.ts';
import { markdownOf } from './markdown.ts';
import { reviewOf } from './review.ts';
import { tokensByColour } from './tokens.ts';

/**
 * Writes the record for `npm run visual:accept`, the page for people and the summary for a change's page. All links are relative and stay in
 * the folder, so that it opens from the disk and can be published as it is. The summary is shown elsewhere: `REPORT_URL` is the address of the
 * published folder for its links, or `none` where the folder is not published.
 */
export async function writeReport(record: GateRecord): Promise<void> {
  const [tokens, style, mark, script] = await Promise.all([
    readFile(join(root, 'design-system/tokens/tokens.css'), 'utf8'),
    readFile(join(import.meta.dirname, 'viewer/viewer.css'), 'utf8'),
    readFile(join(root, 'public/mark.svg'), 'base64'),
    bundle(join(import.meta.dirname, 'viewer/main.tsx')),
  ]);
  const review = JSON.stringify(reviewOf(record, tokensByColour(tokens))).replaceAll('<', '\\u003c');
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'record.json'), JSON.stringify(record, undefined, 1));
  await writeFile(join(reports, 'summary.md'), markdownOf(record, process.env['REPORT_URL']));
  await writeFile(
    join(reports, 'index.html'),
    `<!doctype html>
<html lang="zh-CN" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Provena · 画面核对 Picture review</title>
<link rel="icon" href="data:image/svg+xml;base64,${mark}">
<style>
${tokens}
${style}</style>
</head>
<body>
<div id="viewer"></div>
<script type="application/json" id="review">${review}</script>
<script>
${script.replaceAll('</script', '<\\/script')}
</script>
</body>
</html>
`,
  );
}
