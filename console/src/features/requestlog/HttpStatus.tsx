import classes from '../../ui/status.module.css'

const tone = (status: number): string => (status >= 500 ? 'bad' : status >= 400 ? 'wait' : status >= 300 ? 'plain' : 'good')

/** A status of HTTP: the number says it, the colour helps to find it. */
export const HttpStatus = ({ value }: { value: number }) => (
  <span className={classes.chip} data-tone={tone(value)}>
    {value}
  </span>
)
