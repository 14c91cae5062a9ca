import { tried } from '../guard.ts';
import { options } from '../settings.ts';

/**
 * A browser writes its localStorage to the disk some seconds after a page has said so: five in Chromium. One that is killed before has forgotten
 * it. With `durable`, events stand in a database as well, which writes at once.
 */
let opening: Promise<IDBDatabase> | undefined;

const name = '_provena';

const open = () =>
  (opening ??= new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    request.onsuccess = () => {
      // Another tab has said no.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  }));

/** Where there is no database, or it has been closed by a no, nothing is asked of it. */
const ask = (run: (store: IDBObjectStore) => unknown) =>
  options.durable &&
  tried(
    () => void open().then((base) => tried(() => run(base.transaction(name, 'readwrite', { durability: 'strict' }).objectStore(name)))),
  );

export const save = (id: string, value: string) => ask((store) => store.put(value, id));

export const discard = (id: string) => ask((store) => store.delete(id));

/** Gives what a killed browser has left there. */
export const recover = (give: (id: string, value: string) => void) =>
  ask((store) => {
    const keys = store.getAllKeys();
    const values = store.getAll();
    values.onsuccess = () => keys.result.forEach((id, index) => give(String(id), String(values.result[index])));
  });

export const emptyVault = () => {
  tried(() => void opening?.then((base) => base.close()));
  opening = undefined;
  tried(() => indexedDB.deleteDatabase(name));
};
