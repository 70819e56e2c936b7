/**
 * A worker of the solver. It is told to prepare, then one level after the other, a level being the states with that
 * many boxes filled; it answers when its share of a level is done. Where memory is shared the workers take items as
 * they go and write into one table. Where it is not, each keeps a table of its own, takes every n-th item, and sends
 * its values, which reach the other workers with the next level.
 *
 * JavaScript, because a Node thread that meets TypeScript loads a compiler of its own: 40 ms and 15 MB a thread.
 *
 * @import { FromWorker, Port, Prepare, Share, SolveLevel, ToWorker } from './messages.ts'
 * @import { Plan } from './plan.ts'
 */

/** The field of the plan's header in which workers count the items taken. */
const takenField = 15;

/** @param {WebAssembly.Memory} memory */
export function takenItems(memory) {
  return new Int32Array(memory.buffer, takenField * Int32Array.BYTES_PER_ELEMENT, 1);
}

/**
 * Memory with the plan in place and a workspace for each worker.
 * @param {Plan} plan
 * @param {number} workers
 */
export function memoryOf(plan, workers) {
  const pages = Math.ceil((plan.valuesAt + plan.valuesBytes + workers * plan.workspaceBytes) / 65536);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  new Uint8Array(memory.buffer).set(plan.bytes);
  return memory;
}

/**
 * @param {WebAssembly.Memory} memory
 * @param {Plan} plan
 */
export function valuesIn(memory, plan) {
  return new Float64Array(memory.buffer, plan.valuesAt, plan.valuesBytes / Float64Array.BYTES_PER_ELEMENT);
}

/**
 * The items of a level that a worker takes where nothing is shared.
 * @param {Plan} plan
 * @param {number} level
 * @param {Share} share
 */
function itemsOf(plan, level, { index, of }) {
  return (plan.items[level] ?? new Uint32Array()).filter((_, at) => at % of === index);
}

/**
 * Where the values of items stand in a table, as views of it.
 * @param {Plan} plan
 * @param {Uint32Array} items
 * @param {Float64Array} values
 */
function viewsOf(plan, items, values) {
  return Array.from(items, (item) => {
    const layer = (item >>> 3) * plan.stride;
    const [start = 0, end = 0] = plan.blockStarts.slice(item & 7);
    return values.subarray(layer + start * 8, layer + end * 8);
  });
}

/** @param {readonly Float64Array[]} views */
function gather(views) {
  const all = new Float64Array(views.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const view of views) {
    all.set(view, at);
    at += view.length;
  }
  return all;
}

/**
 * Writes what workers found at a level into a table.
 * @param {Plan} plan
 * @param {SolveLevel} found
 * @param {Float64Array} values
 */
export function scatter(plan, { level, found }, values) {
  for (const each of found) {
    let at = 0;
    for (const view of viewsOf(plan, itemsOf(plan, level, each.share), values)) {
      view.set(each.values.subarray(at, at + view.length));
      at += view.length;
    }
  }
}

/**
 * Makes ready to solve levels.
 * @param {Prepare} message
 * @returns {(message: SolveLevel) => Float64Array<ArrayBuffer> | undefined}
 */
export function prepare({ module, plan, share, start }) {
  const isShared = 'memory' in start;
  const memory = isShared ? start.memory : memoryOf(plan, 1);
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const solve = /** @type {(layer: number, filledUpper: number, workspace: number) => void} */ (
    exports.solve
  );
  const workspace = plan.valuesAt + plan.valuesBytes + (isShared ? share.index * plan.workspaceBytes : 0);
  /** @param {number} item */
  const solveItem = (item) => solve(item >>> 3, item & 7, workspace);
  if (isShared) {
    const taken = takenItems(memory);
    return ({ level }) => {
      const items = plan.items[level] ?? new Uint32Array();
      for (let next = Atomics.add(taken, 0, 1); next < items.length; next = Atomics.add(taken, 0, 1)) {
        solveItem(items[next] ?? 0);
      }
      return undefined;
    };
  }
  const values = valuesIn(memory, plan);
  values.set(start.values);
  return ({ type, level, found }) => {
    scatter(plan, { type, level: level + 1, found }, values);
    const items = itemsOf(plan, level, share);
    items.forEach(solveItem);
    return gather(viewsOf(plan, items, values));
  };
}

/**
 * Answers what comes in at a port, for as long as the worker lives.
 * @param {Port<ToWorker, FromWorker>} port
 */
export function serve(port) {
  /** @type {ReturnType<typeof prepare>} */
  let solve = () => {
    throw new Error('expected prepare before the first level');
  };
  port.listen((message) => {
    if (message.type === 'prepare') {
      solve = prepare(message);
      port.send({ type: 'ready' });
    } else {
      const values = solve(message);
      port.send({ type: 'levelDone', ...(values && { values }) }, values ? [values.buffer] : []);
    }
  });
}
