/** Operating system, model and browser, as far as a user agent tells: the last name with a version is the browser's own. */
export const deviceOf = (agent: string) => ({
  osversion: /(Android|Windows NT|OS X?|Harmony\w*) ?[\d._]+/.exec(agent)?.[0],
  model: /\((?:Linux; [^;]*; )?([^;)]+?)( Build|[;)])/.exec(agent)?.[1],
  browser: /.*\b((?!Safari|Mobile)[A-Z]\w+\/[\d.]+)/.exec(agent)?.[1],
});
