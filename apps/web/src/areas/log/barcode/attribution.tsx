import { Trans } from '@lingui/react/macro'

/** Where the data of a product, or of all of them, is from, as its licence wants it. */
export function Attribution({ code }: { code?: string }) {
  return (
    <p className="text-14 text-muted">
      <Trans>
        Data of{' '}
        <a
          className="underline"
          href={`https://world.openfoodfacts.org/${code === undefined ? '' : `product/${code}`}`}
          target="_blank"
          rel="noreferrer"
        >
          Open Food Facts
        </a>{' '}
        under the{' '}
        <a className="underline" href="https://opendatacommons.org/licenses/odbl/1-0/" target="_blank" rel="noreferrer">
          Open Database License
        </a>
      </Trans>
    </p>
  )
}
