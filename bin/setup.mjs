/**
 * What every command needs before it can run: the packages of the lock file, the pinned Node, a web build.
 * This folder is plain JavaScript that Node 20 runs as it is, since it runs before anything is installed.
 */
export { environment, handOver, node26 } from './node.mjs';
export { ensureInstalled } from './packages.mjs';
export { command, packageBinary, root, runTool, SetupError } from './project.mjs';
export { ensureBuilt } from './web-build.mjs';
