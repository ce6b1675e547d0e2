import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Languages } from '../icon/icons'
import { IconSelect } from '.'

function Chooser() {
  const [language, setLanguage] = useState<'en' | 'es'>('en')
  return (
    <IconSelect
      label="Language"
      icon={Languages}
      value={language}
      onChange={setLanguage}
      options={[
        { value: 'en', label: 'English' },
        { value: 'es', label: 'Español' },
      ]}
    />
  )
}

const meta = { title: 'Components/IconSelect', component: Chooser } satisfies Meta<typeof Chooser>
export default meta

export const InABar: StoryObj<typeof meta> = {}
