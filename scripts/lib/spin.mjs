// Keeps one core busy until the process named by the first argument, which started it, has ended, however that ended.
const parent = Number(process.argv[2]);

while (process.ppid === parent);
