/** Where the time of looking at stories goes, by what is waited for. Pages look at the same time, so it adds up to more than the run takes. */
export class Spent {
  private readonly seconds = new Map<string, number>();

  async on<T>(what: string, work: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work;
    } finally {
      this.seconds.set(what, (this.seconds.get(what) ?? 0) + (performance.now() - started) / 1000);
    }
  }

  entries(): [what: string, seconds: number][] {
    return [...this.seconds].sort((a, b) => b[1] - a[1]);
  }
}
