import { configure } from 'storybook/test';

/**
 * What is not there yet is asked for again and again, and each time the whole document is written out for an error that nobody reads. A page that
 * is driven says in one line what it has not found; on a reader's own page the document stays.
 */
export function withShortErrors(): void {
  if (!navigator.webdriver) return;
  configure({ getElementError: (message) => Object.assign(new Error(message ?? 'not found'), { name: 'TestingLibraryElementError' }) });
}
