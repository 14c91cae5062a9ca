import { headersOf } from '../before/headersOf.ts';

/** Somebody else in the same company, in another browser, writes something while a story is open. */
export async function writeAsOther(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void> {
  const headers = await headersOf('manager');
  await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
