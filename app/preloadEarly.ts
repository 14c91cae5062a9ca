interface Parts {
  shell: string;
  charts: string;
}

/**
 * The build turns this function into a separate script that runs before the entry script: it preloads what a signed-in reader will need. It
 * cannot use anything from outside its own body. A failed preload is repeated, and its error shown, where the code is used.
 */
export function preloadEarly({ shell, charts }: Parts) {
  if (!/(?:^|; )provena_token=/.test(document.cookie)) return;
  // This script stands one folder below the console, wherever that is installed.
  const script = document.currentScript;
  const base = script instanceof HTMLScriptElement ? new URL('..', script.src).pathname : '/';
  const page = location.pathname.slice(base.length);
  for (const name of page === '' || page.startsWith('monitor/') ? [shell, charts] : [shell]) {
    const href = base + name;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}
