import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { csvOf } from '../../../design-system/data/export/csv.ts';
import { xlsxOf } from '../../../design-system/data/export/xlsx/xlsx.ts';
import { at, builtPages, opened, type Built } from '../built.ts';
import { sheetOf, sizes } from './data.ts';

/** Workbooks as we write them, and as Excel does. */
const kinds = ['csv', 'xlsx', 'shared.xlsx'] as const;

/** In milliseconds; in seconds where they are printed. */
interface Round {
  /** Of the worker: the sheet is opened, its rows are read and compared. */
  worker: number;
  /** From the dropped file to the differences on the page: with what is asked of the service, and drawing. */
  page: number;
}

interface SheetTiming extends Round {
  what: string;
  megabytes: number;
}

/** A sheet has so many seconds of the worker. */
const most = 3;

/** From a dropped sheet to its compared rows in the built console. Each round opens a new page, whose worker has read nothing yet. */
export async function benchSheets(rounds: number): Promise<SheetTiming[]> {
  const built = await builtPages();
  try {
    const timings: SheetTiming[] = [];
    for (const kind of kinds) {
      for (const rows of sizes) {
        const buffer = Buffer.from(bytesOf(rows, kind));
        const all: Round[] = [];
        for (let round = 0; round < rounds; round++) all.push(await dropped(built, { name: `sheet.${kind}`, mimeType: '', buffer }));
        const middle = (part: keyof Round) =>
          at(
            0.5,
            all.map((one) => one[part]),
          ) / 1000;
        const what = `${rows.toLocaleString('en-US')} rows, ${kind}`;
        timings.push({ what, megabytes: buffer.length / 1e6, worker: middle('worker'), page: middle('page') });
      }
    }
    return timings;
  } finally {
    await built.close();
  }
}

function bytesOf(rows: number, kind: (typeof kinds)[number]): Uint8Array {
  const sheet = sheetOf(rows);
  if (kind === 'xlsx') return xlsxOf(sheet, '');
  if (kind === 'shared.xlsx') return withSharedTexts(xlsxOf(sheet, ''));
  // The lines above the head are for readers of our own files; a medium's begin with the head.
  const text = csvOf(sheet, '');
  return new TextEncoder().encode(text.slice(text.indexOf('日期')));
}

const sheetPart = 'xl/worksheets/sheet1.xml';

/** Excel writes each text once, and its number into the cells. */
function withSharedTexts(workbook: Uint8Array): Uint8Array {
  const { [sheetPart]: sheet = new Uint8Array(), ...parts } = unzipSync(workbook);
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => numbers.get(text) ?? numbers.set(text, numbers.size).size - 1;
  const xml = strFromU8(sheet).replaceAll(
    / t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>/g,
    (_, text: string) => ` t="s"><v>${numberOf(text)}</v>`,
  );
  const texts = [...numbers.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  return zipSync({ ...parts, [sheetPart]: strToU8(xml), 'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`) });
}

async function dropped(built: Built, file: { name: string; mimeType: string; buffer: Buffer }): Promise<Round> {
  // The worker starts with the page, so it is watched before.
  const member: Built['member'] = async (context) => {
    await built.member(context);
    await context.addInitScript(watchWorker);
  };
  const page = await opened({ ...built, member }, `${built.console}/dataservice/reconcile?app=1001`, 'header');
  await page.getByText('文件只在这个浏览器里读取').waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('region', { name: '差异', exact: true }).waitFor({ timeout: 120_000 });
  const round = await page.evaluate(() => {
    const { worker, began } = Reflect.get(globalThis, 'watched');
    return { worker, page: performance.now() - began };
  });
  await page.context().close();
  return round;
}

/** Runs in the page: adds up how long the worker takes to answer, and notes when the file came. */
function watchWorker() {
  const watched = { worker: 0, began: 0 };
  Reflect.set(globalThis, 'watched', watched);
  document.addEventListener('change', () => (watched.began = performance.now()), { capture: true, once: true });
  globalThis.Worker = class extends Worker {
    asked = 0;
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => (watched.worker += performance.now() - this.asked));
    }
    override postMessage(message: unknown) {
      this.asked = performance.now();
      super.postMessage(message, []);
    }
  };
}

export function printSheets(timings: readonly SheetTiming[]) {
  console.log(
    `\nReconciliation: a dropped sheet of 8 columns in a new page, the middle of the rounds. 200,000 rows have ${most} s of the worker`,
  );
  console.table(
    Object.fromEntries(
      timings.map(({ what, megabytes, worker, page }, index) => {
        const before = timings[index - 1];
        const times = index % sizes.length && before ? `${(worker / before.worker).toFixed(1)} times for 10 times the rows` : '';
        return [
          what,
          {
            MB: megabytes.toFixed(1),
            worker: `${worker.toFixed(2)} s`,
            'drop to differences': `${page.toFixed(2)} s`,
            grows: times,
            'in time': worker <= most,
          },
        ];
      }),
    ),
  );
}
