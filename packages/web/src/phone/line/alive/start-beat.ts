/** Calls back every ten seconds, in a hidden page as well, until the answer is called. */
export function startBeat(onBeat: () => void): () => void {
  const worker = new Worker(new URL('./beat.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', onBeat)
  return () => worker.terminate()
}
