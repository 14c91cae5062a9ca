/** Under the policy of the console a worker starts from no plain text. What the build has written starts, and nothing from elsewhere. */
const policy = globalThis.trustedTypes?.createPolicy('provena-worker', {
  createScriptURL: (address: string) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A worker from elsewhere');
    return address;
  },
});

/** Starts a worker of the build: `import address from './worker/sheetWorker.ts?worker&url'`. */
export const startWorker = (address: string): Worker => new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' });
