import type { Page } from 'playwright';

/** What a run has seen of the rules about states: each by where it was met first, and whether a picture shows it. */
export class Rules {
  private readonly places = new Map<string, string>();
  private readonly shown = new Set<string>();

  async note(page: Page, place: string): Promise<void> {
    const { known, shown } = await page.evaluate((settled) => window.pictures.rulesAbout(settled), [...this.shown]);
    for (const key of known) if (!this.places.has(key)) this.places.set(key, place);
    for (const key of shown) this.shown.add(key);
  }

  entries(): RuleEntry[] {
    return [...this.places]
      .map(([key, place]) => ({ key, place, isShown: this.shown.has(key) }))
      .sort((a, b) => a.key.localeCompare(b.key));
  }
}

export interface RuleEntry {
  key: string;
  /** The file of stories in which a part with this rule was met. */
  place: string;
  isShown: boolean;
}
