interface Parts {
  shell: string;
  charts: string;
}

/**
 * Becomes a script of its own, before the way in: what a reader who is signed in will see is fetched while the way in still is. It can use
 * nothing from outside itself, and waits for nothing. What cannot be fetched here is asked for again, and told, where it is shown.
 */
export function early({ shell, charts }: Parts) {
  if (!/(?:^|; )provena_token=/.test(document.cookie)) return;
  for (const href of /^\/(?:monitor\/|$)/.test(location.pathname) ? [shell, charts] : [shell]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}
