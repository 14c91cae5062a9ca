/** Chinese and English: without a configuration only the browser knows its reader. */
const words = {
  opening: ['正在打开…', 'Opening…'],
  hanging: ['config.json 还没有返回，请联系管理员检查服务器。', 'config.json isn’t loading. Ask your administrator to check the server.'],
} as const;

/**
 * Says in an empty page that it is opening, and after ten seconds which file it waits for. Returns what ends it. The styles of the console may not
 * have arrived, so it brings its own.
 */
export function showWaiting(page: HTMLElement, place: 0 | 1 = /^zh\b/i.test(navigator.language) ? 0 : 1): () => void {
  const show = (text: string) => () => {
    const line = document.createElement('p');
    Object.assign(line, { role: 'status', textContent: text });
    Object.assign(line.style, { padding: '20vh 16px', textAlign: 'center' });
    page.replaceChildren(line);
  };
  const timers = [setTimeout(show(words.opening[place]), 200), setTimeout(show(words.hanging[place]), 10_000)];
  return () => timers.forEach(clearTimeout);
}
