interface Parts {
  login: string;
  shell: string;
  charts: string;
}

/**
 * The build turns this function into a separate script that runs before the entry script: it preloads what the page at this address will need, for
 * a reader who is signed in or is not. It cannot use anything from outside its own body. A failed preload is repeated, and its error shown, where the
 * code is used.
 */
export function preloadEarly({ login, shell, charts }: Parts) {
  // This script stands one folder below the console, wherever that is installed.
  const script = document.currentScript;
  const base = script instanceof HTMLScriptElement ? new URL('..', script.src).pathname : '/';
  const page = location.pathname.slice(base.length);
  const isSignedIn = /(?:^|; )provena_roleCategory=/.test(document.cookie);
  const behind = page === '' || page.startsWith('monitor/') ? [shell, charts] : [shell];
  for (const name of page === 'login' ? [login] : isSignedIn ? behind : []) {
    const href = base + name;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}
