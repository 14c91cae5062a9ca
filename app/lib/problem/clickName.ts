const pressed = 'button, a[href], summary, label, input, textarea, select, [role]';

/** The accessible name of what was pressed, and its role. A text field is named by its label, never by its text. */
export function clickName(target: EventTarget | null): { role: string; name: string } | null {
  const element = target instanceof Element ? target.closest(pressed) : null;
  if (!element) return null;
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? labelledBy(element) ?? (isField(element) ? labelOf(element) : element.textContent);
  return { role, name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 120) };
}

export const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

function labelledBy(element: Element): string | null {
  const names = (element.getAttribute('aria-labelledby') ?? '').split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
  return names.length > 0 ? names.join(' ') : null;
}

const labelOf = (field: Element) => (isField(field) ? [...(field.labels ?? [])].map((label) => label.textContent).join(' ') : '');
