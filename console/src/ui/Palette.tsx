import { Kbd, Modal, UnstyledButton } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { tr } from '../texts.js'
import { Icon } from './Icon.js'
import classes from './Palette.module.css'

const Finder = lazy(async () => ({ default: (await import('./Finder.js')).Finder }))

/** Search and navigation: Ctrl-K, paste, Enter. */
export function Palette() {
  const [opened, shown] = useDisclosure()
  useHotkeys([['mod+K', shown.toggle]], [])
  return (
    <>
      <UnstyledButton className={classes.open} onClick={shown.open} aria-label={tr('Find anything')} aria-keyshortcuts="Control+K">
        <Icon name="search" size={15} />
        <span>{tr('Find anything')}</span>
        <span className={classes.keys} aria-hidden="true">
          {tr('Ctrl K')
            .split(' ')
            .map((key) => (
              <Kbd key={key} size="xs">
                {key}
              </Kbd>
            ))}
        </span>
      </UnstyledButton>
      <Modal.Root opened={opened} onClose={shown.close} padding={0} size="lg" yOffset="12dvh">
        <Modal.Overlay />
        <Modal.Content aria-label={tr('Find anything')}>
          <Modal.Body>
            <Search onClose={shown.close} />
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}

/** The box is there at once. What it finds is loaded when it is first opened; what was typed until then is kept. */
function Search({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [eager, setEager] = useState(false)
  const waiting = (
    <div className={classes.waiting}>
      <Icon name="search" />
      <input
        aria-label={tr('Find anything')}
        role="combobox"
        aria-expanded={false}
        data-autofocus
        value={text}
        onKeyDown={({ key }) => setEager(key === 'Enter' && text.trim() !== '')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <Finder text={text} setText={setText} eager={eager} setEager={setEager} onClose={onClose} />
    </Suspense>
  )
}
