import { checkOutputFile, type OutputFile } from '../check-output-file'
import { findOverwritten } from './find-overwritten'

export interface WantedOutput extends OutputFile {
  readonly path: string
}

/** Returns a message if an output cannot be written or would overwrite an input, or null. */
export async function checkOutputs(
  inputs: readonly string[],
  outputs: readonly WantedOutput[],
): Promise<string | null> {
  for (const output of outputs) {
    const unwritable = await checkOutputFile(output.path, output)
    if (unwritable !== null) return unwritable
  }
  const overwritten = await findOverwritten(
    inputs,
    outputs.map(({ path }) => path),
  )
  const output = outputs.find(({ path }) => path === overwritten)
  if (output)
    return `"${output.path}" is read by this command and cannot be written by it. Name another ${output.option}.`
  const [first, second] = outputs
  if (first && second?.path === first.path) return `${first.option} and ${second.option} name the same file.`
  return null
}
