import { join } from 'node:path'
import { webConfig } from '@lectern/presets/vite'
import type { Page } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { openBuiltPage } from '../open-built-page.ts'
import { median } from '../reader/median.ts'

/** Rects of a page, with the limit for the script of a frame. */
const scenes = [
  { rects: 10_000, limitMs: 1 },
  { rects: 50_000, limitMs: 2 },
]
const peers = { rects: 10_000, konvaRatio: 8, fabricRatio: 3 }
const undone = { rects: 20_000 }
const pointer = { rects: 5000, limitMs: 4, moves: 60 }
const waveform = { minutes: 60, firstMs: 300, frameMs: 1000 / 60 }

/** Measures the stage of the page editor beside Konva and fabric, and the waveform of an hour, each as the studio mounts it. */
export async function measureStage(report: (result: BenchResult) => void): Promise<void> {
  const root = join(import.meta.dirname, 'stage-page')
  await openBuiltPage({ root, config: webConfig(), readyName: 'timeWaveform' }, async (page) => {
    let finishedMs = Infinity
    for (const { rects, limitMs } of scenes) {
      const times = await page.evaluate((count) => window.timeStage(count), rects)
      report(atMost(`stage: script of a frame, pan, ${rects} rects`, median(times.panMs), limitMs))
      report(atMost(`stage: script of a frame, highlight, ${rects} rects`, median(times.highlightMs), limitMs))
      report(atMost(`stage: script of a frame, 500 dragged, ${rects} rects`, median(times.dragMs), limitMs))
      report(atMost(`stage: frames in a second at rest, ${rects} rects`, times.framesAtRest, 0, 'frames'))
      if (rects === peers.rects) finishedMs = median(times.finishedMs)
    }
    const { konvaMs, fabricMs } = await page.evaluate((count) => window.timePeers(count), peers.rects)
    report(compareFrames(finishedMs, median(konvaMs), median(fabricMs)))
    await measurePointer(page, report)
    const { moveMs, undoMs, isRestored } = await page.evaluate((count) => window.moveAndUndo(count), undone.rects)
    const name = `stage: undo of ${undone.rects} moved rects (moving them: ${Math.round(moveMs)} ms)`
    report({ name, unit: 'ms', ours: undoMs, target: 'all are where they were', peers: [], reached: isRestored })
    const drawn = await page.evaluate((minutes) => window.timeWaveform(minutes), waveform.minutes)
    report(atMost(`waveform of ${waveform.minutes} minutes: first drawn`, drawn.firstMs, waveform.firstMs))
    report(atMost('waveform: script of 95 % of frames while zooming', percentile95(drawn.zoomMs), waveform.frameMs))
  })
}

/** Drags by the mouse: the script of all moves and of their frames. */
async function measurePointer(page: Page, report: (result: BenchResult) => void): Promise<void> {
  await page.evaluate((count) => window.showStage(count), pointer.rects)
  const box = await page.getByRole('listbox').boundingBox()
  if (box === null) throw new Error('The stage has no surface.')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.evaluate(() => window.takePointerTimes())
  await page.mouse.move(from.x + 120, from.y + 60, { steps: pointer.moves })
  await page.mouse.up()
  const times = await page.evaluate(() => window.takePointerTimes())
  const ms = times.reduce((sum, time) => sum + time, 0) / pointer.moves
  report(atMost(`stage: script of a move of the pointer and its frame, ${pointer.rects} rects`, ms, pointer.limitMs))
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
}

function compareFrames(ours: number, konva: number, fabric: number): BenchResult {
  const results = [
    { name: 'Konva', value: konva, ratio: konva / ours, targetRatio: peers.konvaRatio },
    { name: 'fabric', value: fabric, ratio: fabric / ours, targetRatio: peers.fabricRatio },
  ]
  return {
    name: `stage: finished frame, ${peers.rects} rects`,
    unit: 'ms',
    ours,
    target: null,
    peers: results,
    reached: results.every(({ ratio, targetRatio }) => ratio >= targetRatio),
  }
}

function atMost(name: string, ours: number, bound: number, unit = 'ms'): BenchResult {
  return { name, unit, ours, target: `≤ ${Math.round(bound * 10) / 10}`, peers: [], reached: ours <= bound }
}
