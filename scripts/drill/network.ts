import { spawnSync } from 'node:child_process';

/** How the machines of the drill are connected, and how one of them is cut off. */
export interface Network {
  /** The addresses of the three machines, and the network that they are in. */
  readonly addresses: readonly string[];
  readonly range: string;
  /** Words that start a program on a machine, by its place; none where all share one network. */
  readonly enter: (machine: number) => readonly string[];
  /** Cuts a machine off from all others, or connects it again; undefined where this machine does not permit it. */
  readonly cut: ((machine: number, isCut: boolean) => void) | undefined;
  readonly how: string;
  readonly close: () => void;
}

const BRIDGE = 'coleira0';
const nameOf = (machine: number): string => `coleira-drill-${machine + 1}`;
const cableOf = (machine: number): string => `coleira${machine + 1}`;

/** Runs a command of the network. @throws Error with what it said */
function command(text: string): void {
  const [program = '', ...args] = text.split(' ');
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${text}: ${stderr?.trim()}`);
}

const quietly = (text: string): void => {
  try {
    command(text);
  } catch {
    // It was not there.
  }
};

function removeNamespaces(machines: readonly number[]): void {
  for (const machine of machines) {
    // With its namespace it would be removed a moment later, and be in the way of the next one.
    quietly(`ip link del ${cableOf(machine)}`);
    quietly(`ip netns del ${nameOf(machine)}`);
  }
  quietly(`ip link del ${BRIDGE}`);
}

/** Three network namespaces on one bridge: a machine is cut off as by a pulled cable. */
function namespaces(machines: readonly number[]): Network {
  removeNamespaces(machines);
  command(`ip link add ${BRIDGE} type bridge`);
  command(`ip addr add 10.77.34.1/24 dev ${BRIDGE}`);
  command(`ip link set ${BRIDGE} up`);
  for (const machine of machines) {
    const [name, cable] = [nameOf(machine), cableOf(machine)];
    command(`ip netns add ${name}`);
    command(`ip link add ${cable} type veth peer name eth0 netns ${name}`);
    command(`ip link set ${cable} master ${BRIDGE} up`);
    command(`ip -n ${name} addr add 10.77.34.1${machine + 1}/24 dev eth0`);
    command(`ip -n ${name} link set eth0 up`);
    command(`ip -n ${name} link set lo up`);
  }
  return {
    addresses: machines.map((machine) => `10.77.34.1${machine + 1}`),
    range: '10.77.34.0/24',
    enter: (machine) => ['ip', 'netns', 'exec', nameOf(machine)],
    cut: (machine, isCut) => command(`ip link set ${cableOf(machine)} ${isCut ? 'down' : 'up'}`),
    how: 'a network namespace for each machine',
    close: () => removeNamespaces(machines),
  };
}

/** Addresses of the loopback interface: nothing can be cut off. */
const loopback = (machines: readonly number[], why: string): Network => ({
  addresses: machines.map((machine) => `127.77.34.1${machine + 1}`),
  range: '127.0.0.0/8',
  enter: () => [],
  cut: undefined,
  how: `addresses of the loopback interface (${why})`,
  close: () => undefined,
});

/** The network of the drill: namespaces where this account may make them, otherwise the loopback interface. */
export function openNetwork(machines: readonly number[], isLoopback: boolean): Network {
  if (isLoopback) return loopback(machines, 'asked for');
  try {
    return namespaces(machines);
  } catch (error) {
    removeNamespaces(machines);
    return loopback(machines, `no network namespaces here: ${(error as Error).message}`);
  }
}
