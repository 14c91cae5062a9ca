declare global {
  interface Window {
    /** What a recorder still looks for: names of words, each with its texts as `squeezed` has them. */
    soughtWords?: [name: string, texts: string[]][];
    /** Tells the recorder that a word is shown. */
    noteWord?: (name: string) => void;
  }
}

/** Notes the sought words that these texts show. A word may break into several of them: lines of a chart are elements of their own. */
export function noteShownWords(texts: readonly string[]): void {
  const { soughtWords = [], noteWord } = window;
  if (!noteWord || !soughtWords.length) return;
  const shown = squeezed(texts.join(''));
  window.soughtWords = soughtWords.filter(([name, wanted]) => {
    const isShown = wanted.some((text) => shown.includes(text));
    if (isShown) noteWord(name);
    return !isShown;
  });
}

/** Where a line breaks, and whether a sentence begins with it, does not matter to a word. */
export const squeezed = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
