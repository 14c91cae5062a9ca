import type { CDPSession } from 'playwright';
import { chunkOf, type Chunk } from './chunks.ts';

/** Built scripts by address: all pages of a run show the same build. Null is one without a source map. */
const chunks = new Map<string, Promise<Chunk | null>>();

/** How long a page may take to say what ran in it, in milliseconds. */
const patience = 10_000;

/** Ends the story that is shown, so that what its parts do when they leave the page belongs to it and not to the next one. */
const leave = `(async () => {
  const story = window.__STORYBOOK_PREVIEW__?.currentRender;
  await story?.teardown?.({ viewModeChanged: false });
})()`;

/** Words by name, each with the texts that show it. */
export type Words = [name: string, texts: string[]][];

/** Records which modules of the project run in a page and which words it shows, for the stories of one file at a time. */
export class Recorder {
  private readonly names = new Set<string>();
  private isLost = false;
  private readonly sought: string;

  private constructor(
    private readonly protocol: CDPSession,
    private readonly url: string,
    words: Words,
  ) {
    this.sought = `window.soughtWords = ${JSON.stringify(words)};`;
  }

  /** Begins to record. `url` is where the Storybook is served, with the source maps of its scripts. */
  static async start(protocol: CDPSession, url: string, words: Words = []): Promise<Recorder> {
    const recorder = new Recorder(protocol, url, words);
    await protocol.send('Page.enable');
    await protocol.send('Runtime.enable');
    protocol.on('Runtime.bindingCalled', ({ payload }) => recorder.names.add(payload));
    await protocol.send('Runtime.addBinding', { name: 'noteWord' });
    await protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: recorder.sought });
    await protocol.send('Runtime.evaluate', { expression: recorder.sought });
    await protocol.send('Profiler.enable');
    await recorder.count();
    return recorder;
  }

  /** Counted calls are reported at every request; without a count a function is reported only once. */
  private async count() {
    await this.protocol.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  /**
   * Ends the current story. Returns the paths of modules that ran and the names of words that were shown since the last call, or undefined if a page
   * was lost in between.
   */
  async take(): Promise<ReadonlySet<string> | undefined> {
    await this.gather();
    await this.protocol.send('Runtime.evaluate', { expression: this.sought });
    const names = this.isLost ? undefined : new Set(this.names);
    this.names.clear();
    this.isLost = false;
    return names;
  }

  /** Collects coverage before the page reloads, because the browser then drops it. A page that hangs has none, so the record is lost. */
  async leave(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patience);
    });
    const gathered = this.gather().then(
      () => true,
      () => false,
    );
    this.isLost ||= !(await Promise.race([gathered, limit]));
    clearTimeout(timer);
  }

  private async gather(): Promise<void> {
    await this.protocol.send('Runtime.evaluate', { expression: leave, awaitPromise: true });
    const { result } = await this.protocol.send('Profiler.takePreciseCoverage');
    for (const { url, functions } of result) {
      if (!url.startsWith(`${this.url}/`)) continue;
      const chunk = await this.chunkAt(url);
      for (const { ranges } of chunk ? functions : []) {
        const [range] = ranges;
        // The first function of a script is the script itself.
        if (!range?.count || (range.startOffset === 0 && range.endOffset === chunk?.length)) continue;
        const path = chunk?.moduleAt(range.startOffset, range.endOffset);
        if (path) this.names.add(path);
      }
    }
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
