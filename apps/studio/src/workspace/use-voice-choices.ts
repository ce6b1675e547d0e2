import { speechApi } from '@lectern/api-client/speech'
import type { VoiceChoices } from '@lectern/authoring-ui'
import { useCallback, useMemo, useState } from 'react'

/** Returns the voices for selected words; they are loaded once they are wanted. */
export function useVoiceChoices(): VoiceChoices {
  const [isWanted, setWanted] = useState(false)
  const { data } = speechApi.useListVoicesQuery(undefined, { skip: !isWanted })
  const onWanted = useCallback(() => setWanted(true), [])
  return useMemo(
    () => ({
      voices: data === undefined ? [] : data.voices.map(({ voice_id: voiceId, name }) => ({ voiceId, name })),
      onWanted,
    }),
    [data, onWanted],
  )
}
