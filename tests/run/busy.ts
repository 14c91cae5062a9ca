/** Keeps one core busy until it is killed. It looks up now and then, so that it ends with the process that started it. */
process.on('disconnect', () => process.exit());

function spin() {
  const until = performance.now() + 50;
  while (performance.now() < until);
  setImmediate(spin);
}

spin();
