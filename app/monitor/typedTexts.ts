/** In characters. Shorter texts are part of too many sentences to be removed. */
const shortest = 2;
const most = 100;

const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'hidden', 'file', 'range', 'color']);

/** What was typed in this page. It never leaves the browser: messages of errors are searched for it. */
export function watchTypedTexts(page: Document) {
  const left = new Set<string>();
  page.addEventListener(
    'focusout',
    ({ target }) => {
      // A password is removed from messages while its field exists, and never stored.
      if (target instanceof HTMLInputElement && target.type === 'password') return;
      for (const text of textsIn(target)) left.add(text);
      for (const oldest of [...left].slice(0, -most)) left.delete(oldest);
    },
    true,
  );
  return (): string[] => {
    const now = [...page.querySelectorAll('input, textarea, [contenteditable]')].flatMap(textsIn);
    // A text may hold another one.
    return [...new Set([...now, ...left])].toSorted((a, b) => b.length - a.length);
  };
}

function textsIn(field: EventTarget | null): string[] {
  const text =
    field instanceof HTMLInputElement
      ? notTyped.has(field.type)
        ? ''
        : field.value
      : field instanceof HTMLTextAreaElement
        ? field.value
        : field instanceof HTMLElement && field.isContentEditable
          ? field.innerText
          : '';
  const trimmed = text.trim();
  return trimmed.length >= shortest ? [trimmed] : [];
}
