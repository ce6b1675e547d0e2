import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MousePointer2, SquareDashed, Timer } from '../icon/icons'
import { ChoiceGroup } from '.'

function Tools() {
  const [tool, setTool] = useState<'editRects' | 'createRects' | 'assignTime'>('editRects')
  return (
    <ChoiceGroup
      label="Tool"
      value={tool}
      onChange={setTool}
      choices={[
        { value: 'editRects', label: 'Edit', icon: MousePointer2 },
        { value: 'createRects', label: 'Draw', icon: SquareDashed },
        { value: 'assignTime', label: 'Time', icon: Timer },
      ]}
    />
  )
}

const meta = { title: 'Components/ChoiceGroup', component: Tools } satisfies Meta<typeof Tools>
export default meta

export const AuthoringTools: StoryObj<typeof meta> = {}
