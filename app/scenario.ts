/** In development only: `?scenario=failing` in the address of the page chooses the world that its calls are answered from. */
export function sendScenario(name: string) {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname.startsWith('/api/')) request.headers.set('X-Scenario', name);
    return plain(request);
  };
}
