import type { Part } from '../parts.ts';

/** After so long without output, a line says that the run is still going. */
const interval = 60_000;

/** Prints how long the running parts have taken, whenever nothing was shown for a minute. */
export class Progress {
  private readonly running = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly lastSecondsOf: (part: string) => number | undefined,
    private readonly print: (line: string) => void = console.log,
  ) {
    this.timer = setInterval(() => this.print(this.line()), interval);
  }

  started({ name }: Part) {
    this.running.set(name, performance.now());
    this.shown();
  }

  /** Something was printed: the next line is due a minute from now. */
  shown() {
    this.timer.refresh();
  }

  ended({ name }: Part) {
    this.running.delete(name);
  }

  stop() {
    clearInterval(this.timer);
  }

  private line(): string {
    const parts = [...this.running].map(([name, start]) => {
      const last = this.lastSecondsOf(name);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      return `${name} for ${seconds} s${last === undefined ? '' : `, last time ${last.toFixed(0)} s`}`;
    });
    return `  still running: ${parts.join('; ')}`;
  }
}
