import type { CDPSession } from 'playwright';
import { chunkOf, type Chunk } from './chunks.ts';

/** Built scripts by address: all pages of a run show the same build. Null is one without a source map. */
const chunks = new Map<string, Promise<Chunk | null>>();

/** Ends the story that is shown, so that what its parts do when they leave the page belongs to it and not to the next one. */
const leave = `(async () => {
  const story = window.__STORYBOOK_PREVIEW__?.currentRender;
  await story?.teardown?.({ viewModeChanged: false });
})()`;

/** Records which modules of the project run in a page, for the stories of one file at a time. */
export class Recorder {
  private isReloaded = false;

  private constructor(
    private readonly protocol: CDPSession,
    private readonly url: string,
  ) {}

  /** Counts from now on. `url` is where the Storybook is served, with the source maps of its scripts. */
  static async start(protocol: CDPSession, url: string): Promise<Recorder> {
    const recorder = new Recorder(protocol, url);
    await protocol.send('Page.enable');
    protocol.on('Page.frameNavigated', ({ frame }) => {
      recorder.isReloaded ||= frame.parentId === undefined;
    });
    await protocol.send('Profiler.enable');
    await recorder.count();
    return recorder;
  }

  /** Counted calls are reported at every request; without a count a function is reported only once. */
  private async count() {
    await this.protocol.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /** Ends the story that is shown. Returns the paths of the modules of which a function ran since the last call. */
  async take(): Promise<ReadonlySet<string>> {
    await this.protocol.send('Runtime.evaluate', { expression: leave, awaitPromise: true });
    const { result } = await this.protocol.send('Profiler.takePreciseCoverage');
    if (this.isReloaded) await this.forgetGonePages();
    const modules = new Set<string>();
    for (const { url, functions } of result) {
      if (!url.startsWith(`${this.url}/`)) continue;
      const chunk = await this.chunkAt(url);
      for (const { ranges } of chunk ? functions : []) {
        const [range] = ranges;
        // The first function of a script is the script itself.
        if (!range?.count || (range.startOffset === 0 && range.endOffset === chunk?.length)) continue;
        const path = chunk?.moduleAt(range.startOffset, range.endOffset);
        if (path) modules.add(path);
      }
    }
    return modules;
  }

  /** The browser keeps the scripts of pages that were left as long as it counts their calls. */
  private async forgetGonePages() {
    this.isReloaded = false;
    await this.protocol.send('Profiler.stopPreciseCoverage');
    await this.count();
  }

  private chunkAt(url: string): Promise<Chunk | null> {
    const chunk = chunks.get(url) ?? loadChunk(url);
    chunks.set(url, chunk);
    return chunk;
  }
}

/** A script inside of a page has the address of the page, and no source map. */
const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

async function loadChunk(url: string): Promise<Chunk | null> {
  if (!isScript(url)) return null;
  const [code, map] = await Promise.all([fetch(url), fetch(`${url}.map`)]);
  return code.ok && map.ok ? chunkOf(await code.text(), await map.json()) : null;
}
