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
  for (const href of /^\/(?:monitor\/|$)/.test(location.pathname) ? [shell, charts] : [shell]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}
