import { formatTime } from '@lectern/messages'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Recorder } from './create-recorder'
import { findReadSentence, usualPace } from './find-read-sentence'
import { speechDecibels, toMeter } from './measure-level'
import type { RecordingPhase } from './step-recording'

export type LevelHint = 'too-loud' | 'nothing-heard'

export interface Reading {
  /** The sentence that is probably being read; null while nothing is recorded. */
  readonly sentence: number | null
  readonly hint: LevelHint | null
  /** The element that shows the level, as `--level` from 0 to 1. */
  readonly meter: RefObject<HTMLDivElement | null>
  /** The element that shows the time of the take. */
  readonly clock: RefObject<HTMLSpanElement | null>
}

/** Seconds of a take without speech after which the author is warned. */
const SILENT_SECONDS = 4
/** A hidden tab draws no frames; the time until the next one is not speech. */
const LONGEST_FRAME_SECONDS = 0.25

/** Follows the microphone: moves the meter, and finds the sentence that is read from the time with speech. */
export function useReading(recorder: Recorder | null, phase: RecordingPhase, sentences: readonly string[]): Reading {
  const meter = useRef<HTMLDivElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const [sentence, setSentence] = useState<number | null>(null)
  const [hint, setHint] = useState<LevelHint | null>(null)
  const isOpen = phase.kind === 'ready' || phase.kind === 'counting' || phase.kind === 'recording'
  const isRecording = phase.kind === 'recording'
  useEffect(() => {
    const microphone = recorder?.getMicrophone()
    if (!isOpen || microphone === undefined || microphone === null) return undefined
    let frame = 0
    let before = performance.now()
    let [recorded, spoken] = [0, 0]
    const start = before
    if (isRecording) setHint(null)
    const watch = (now: number) => {
      const seconds = Math.min(LONGEST_FRAME_SECONDS, (now - before) / 1000)
      before = now
      const level = microphone.readLevel()
      const share = toMeter(level)
      meter.current?.style.setProperty('--level', String(share))
      meter.current?.setAttribute('aria-valuenow', String(Math.round(share * 100)))
      if (isRecording) {
        recorded += seconds
        // A hidden tab records too, without frames.
        if (clock.current !== null) clock.current.textContent = formatTime((now - start) / 1000)
        if (level.decibels >= speechDecibels) spoken += seconds
        setSentence(findReadSentence(sentences, spoken, usualPace))
        if (level.isClipped) setHint('too-loud')
        else if (recorded >= SILENT_SECONDS && spoken === 0) setHint('nothing-heard')
      }
      frame = requestAnimationFrame(watch)
    }
    frame = requestAnimationFrame(watch)
    return () => {
      cancelAnimationFrame(frame)
      setSentence(null)
    }
  }, [recorder, isOpen, isRecording, sentences])
  return { sentence, hint, meter, clock }
}
