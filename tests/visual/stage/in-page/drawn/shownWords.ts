declare global {
  interface Window {
    /** What a recorder still looks for: names of words, each with its texts as `squeezed` has them. */
    soughtWords?: [name: string, texts: string[]][];
    /** Tells the recorder that a word is shown. */
    noteWord?: (name: string) => void;
  }
}

/** Notes the words that markup shows. Lines of a chart are elements of their own, so a word is looked for with and without the tags. */
export function noteShownWords(markup: string): void {
  const { soughtWords = [], noteWord } = window;
  if (!noteWord || !soughtWords.length) return;
  const shown = squeezed(`${markup}\n${markup.replaceAll(/<[^>]*>/g, '')}`);
  window.soughtWords = soughtWords.filter(([name, texts]) => {
    const isShown = texts.some((text) => shown.includes(text));
    if (isShown) noteWord(name);
    return !isShown;
  });
}

/** Where a line breaks, and whether a sentence begins with it, does not matter to a word. */
export const squeezed = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
