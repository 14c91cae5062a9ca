import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '../plan/picture.ts';
import { reports } from './folders.ts';
import type { GateRecord } from './record.ts';

interface Choice {
  isOfChanged: boolean;
  isShot: boolean;
}

/** A line every half minute: a run of all stories takes a while. */
const interval = 30_000;

/** What a run looks at and why, how long the last one took, and how far it is. */
export class Progress {
  private readonly seen = new Set<string>();
  private findings = 0;
  private readonly started = performance.now();
  private readonly timer: NodeJS.Timeout;

  private constructor(private readonly stories: number) {
    this.timer = setInterval(() => console.log(this.line()), interval);
  }

  static async start(stories: number, all: number, { isOfChanged, isShot }: Choice): Promise<Progress> {
    const why = isOfChanged ? 'the others are made of the sources that they were judged by' : 'all that were chosen';
    const how = isShot ? ', every one shot' : ', shot where they are drawn differently than accepted';
    console.log(`${stories} of ${all} stories (${why})${how}. ${await lastRun()}`);
    return new Progress(stories);
  }

  note({ story }: Picture, findings: number) {
    this.seen.add(story.id);
    this.findings = findings;
  }

  end() {
    clearInterval(this.timer);
  }

  private line(): string {
    const seconds = ((performance.now() - this.started) / 1000).toFixed(0);
    return `  ${seconds} s: ${this.seen.size} of ${this.stories} stories, ${this.findings} to review`;
  }
}

async function lastRun(): Promise<string> {
  try {
    const { stories, seconds }: GateRecord = JSON.parse(await readFile(join(reports, 'record.json'), 'utf8'));
    return `The last run took ${seconds.toFixed(0)} s for ${stories?.judged ?? 'some'} stories.`;
  } catch {
    return 'No earlier run is known here.';
  }
}
