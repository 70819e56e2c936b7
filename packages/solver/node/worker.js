import { parentPort } from 'node:worker_threads';
import { serve } from '../src/worker.js';

if (!parentPort) throw new Error('expected to run in a worker thread');
const port = parentPort;

serve({
  send: (message, transfer = []) => port.postMessage(message, [...transfer]),
  listen: (receive) => port.on('message', receive),
});
