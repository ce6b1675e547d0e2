/** Frames of both sides that are the same sound: `reference[n]` matches `recording[n]`. */
export interface FramePairs {
  reference: Int32Array
  recording: Int32Array
}

/** Collects pairs of frames one by one. */
export function createPairCollector(): { add(reference: number, recording: number): void; finish(): FramePairs } {
  const reference: number[] = []
  const recording: number[] = []
  return {
    add(referenceFrame, recordingFrame) {
      reference.push(referenceFrame)
      recording.push(recordingFrame)
    },
    finish: () => ({ reference: Int32Array.from(reference), recording: Int32Array.from(recording) }),
  }
}
