import { levelOf } from './level-of.ts'
import { openMicrophone } from './sound.ts'

const LOOK_MS = 100

/** Says ten times a second how loud the chosen microphone is, from 0 to 1, until the answer is called. Throws where there is none. */
export async function watchLevel(onLevel: (level: number) => void): Promise<() => void> {
  const track = await openMicrophone()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context)
  new MediaStreamAudioSourceNode(context, { mediaStream: new MediaStream([track]) }).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    track.stop()
    void context.close()
  }
}
