/**
 * Disk space reserved so that people can sign in when the disk is full: a file that is given up for that alone. Everything
 * else that is saved is refused until there is room for the reserve again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { processWide } from '@yunxia/http/process-wide';
import { config } from '../config.ts';
import { FaultError } from './fault.ts';

const BYTES = 4 * 1024 * 1024;
/** Room that has to be left once the reserve is there again. */
const MARGIN = 1024 * 1024;

/** What a sign-in writes, with much to spare. */
const SIGN_IN_BYTES = 256 * 1024;

interface Reserve {
  /** Given up for a sign-in, and not yet made again. */
  isGivenUp: boolean;
  signIns: AsyncLocalStorage<true>;
}

const reserve = processWide<Reserve>('content.reserve', () => ({ isGivenUp: false, signIns: new AsyncLocalStorage() }));

const place = (): string => path.join(config.dataDirectory, 'reserve');

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(config.dataDirectory);
  return bavail * bsize;
}

/** Makes the reserve where there is room for it. @returns whether it is there */
export function keepReserve(): boolean {
  if (!reserve.isGivenUp && existsSync(place())) return true;
  try {
    if (freeBytes() < BYTES + MARGIN) return false;
    const file = openSync(place(), 'w', 0o600);
    try {
      // Written, not only sized: an empty range would take no room.
      writeSync(file, Buffer.alloc(BYTES, 'reserve '));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    reserve.isGivenUp = false;
    return true;
  } catch {
    rmSync(place(), { force: true });
    return false;
  }
}

/** Whether the disk was so full that the reserve had to be given up, and still is. */
export const isReserveGone = (): boolean => reserve.isGivenUp && !keepReserve();

/** @throws FaultError when only people who sign in may write */
export function assertRoom(): void {
  if (reserve.signIns.getStore() || !reserve.isGivenUp) return;
  if (isReserveGone()) throw new FaultError('full', 'the disk is full; what is left is for signing in');
}

const hasReserve = (): boolean => !reserve.isGivenUp && existsSync(place());

function giveUp(): void {
  reserve.isGivenUp = true;
  rmSync(place(), { force: true });
}

function isTooFullToSignIn(): boolean {
  try {
    return freeBytes() < SIGN_IN_BYTES;
  } catch {
    return false;
  }
}

/**
 * Runs a sign-in, with the reserve given up where the disk has no room for it: before it begins, because half of one ends the
 * account's other sessions (Payload writes them all again, without a transaction); and once more when it fails for that.
 */
export function withReserve<Result>(
  signIn: () => Promise<Result>,
  isFull: (result: Result) => boolean,
): Promise<Result> {
  return reserve.signIns.run(true, async () => {
    if (hasReserve() && isTooFullToSignIn()) giveUp();
    const result = await signIn();
    if (!isFull(result) || !hasReserve()) return result;
    giveUp();
    return signIn();
  });
}
