import { benchAnalysis, printAnalysis } from './sections/analysis.ts';
import { benchBytes, printBytes } from './bytes.ts';
import { benchWriting, printWriting } from './sections/data.ts';
import { benchReports, printReports } from './reports.ts';
import { benchKill, benchService, printKill, printService } from './service.ts';
import { benchFirstPages, printFirstPages } from './pages/first-pages.ts';
import { benchPages, printPages } from './pages.ts';
import { benchLinks, printLinks } from './sections/links.ts';
import { benchLogs, printLogs } from './sections/logs.ts';
import { benchReportPage, printReportPage } from './report-page.ts';
import { benchPeople, printPeople } from './sections/people.ts';
import { benchScale } from './sections/scale.ts';
import { benchSheets, printSheets } from './sections/sheets.ts';
import { benchPictures, printPictures } from './pictures.ts';
import { printSuite } from './suite.ts';
import { benchTracker, printTracker } from './tracker.ts';
import { benchTable, printTable } from './table.ts';

/** `npm run bench -- table` measures only that; without a name everything is measured. `--runs=1` and `--seconds=5` make it shorter. */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const number = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const runs = number('runs', 3);
const seconds = number('seconds', 20);

const benches: Record<string, () => Promise<void>> = {
  suite: async () => printSuite(),
  table: async () => printTable(await benchTable(runs)),
  data: async () => {
    printSheets(await benchSheets(runs));
    printWriting(await benchWriting(runs));
    printLogs(await benchLogs());
  },
  reports: async () => printReports(await benchReports(runs * 10)),
  service: async () => printService(await benchService(seconds)),
  kill: async () => printKill(await benchKill(number('kills', 100))),
  tracker: async () => printTracker(await benchTracker()),
  pages: async () => printPages(await benchPages(runs === 3 ? 5 : runs)),
  'first-pages': async () => printFirstPages(await benchFirstPages(runs === 3 ? 5 : runs)),
  'report-page': async () => printReportPage(await benchReportPage(runs)),
  people: async () => printPeople(await benchPeople(runs * 4)),
  links: async () => printLinks(await benchLinks()),
  scale: benchScale,
  analysis: async () => printAnalysis(await benchAnalysis(runs * 10)),
  bytes: async () => printBytes(await benchBytes()),
  pictures: async () => printPictures(await benchPictures()),
};

const unknown = asked.filter((name) => !benches[name]);
if (unknown.length) throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);

for (const [name, bench] of Object.entries(benches)) if (!asked.length || asked.includes(name)) await bench();
