import { OpTimelineError } from '../error.ts';
import { formatMicros } from '../event/time.ts';
import { excerpt, shorten, showHidden } from '../text/hidden.ts';
import { maskSecrets } from '../text/mask.ts';

/** Texts from events, made fit for a sentence: secrets masked, control characters visible, shortened with a mark. */
export interface Words {
  /** A name, reason or type. */
  name(text: string): string;
  /** The words of a note, at most 320 characters: what a registry or plugin answers stands at the end. */
  quote(note: string): string;
  /** The time of day, as `15:06:24`. */
  time(micros: number): string;
  /** The day, as `2026-11-30`. */
  day(micros: number): string;
  /** A moment with its day and zone, as `2026-11-30 15:06:24 UTC`. */
  moment(micros: number): string;
  /** The time of day where the day is the one the draft has named, else the whole moment. */
  at(micros: number): string;
  /** The same for when something began; the draft's first sentence with a time names the day by it. */
  since(micros: number): string;
}

/** Notes are looked at this far: what is quoted lies well before, so no secret is cut in half and shown. */
const NOTE_WINDOW = 4096;

/**
 * Words for texts and times, in an IANA time zone (`UTC` by default). `day` is a moment of the day that goes without saying,
 * in microseconds, none by default; `names` makes the beginnings name it all the same.
 */
export function wordsFor(timezone = 'UTC', day: number | null = null, names = false): Words {
  const clock = clockOf(timezone);
  const known = day === null ? '' : clock(day).day;
  const moment = (micros: number) => {
    const { day: date, time } = clock(micros);
    return `${date} ${time} ${timezone}`;
  };
  const at = (micros: number) => (clock(micros).day === known ? clock(micros).time : moment(micros));
  return {
    name: (text) => nameOf(maskSecrets(showHidden(text.slice(0, NOTE_WINDOW)))),
    quote: (note) => withPlainMarks(excerpt(maskSecrets(note.slice(0, NOTE_WINDOW)), 320)),
    time: (micros) => clock(micros).time,
    day: (micros) => clock(micros).day,
    moment,
    at,
    since: names ? moment : at,
  };
}

/** What holds a blank or a mark could be taken for words of the draft, unless something stands around it. */
function nameOf(text: string): string {
  const name = shorten(text, 120);
  return /[\s;!?"“”„‟]/.test(name) ? `“${withPlainMarks(name)}”` : name;
}

/** A text to stand between quotation marks of the draft, which it must not close. */
function withPlainMarks(text: string): string {
  return text.replace(/[“”„‟]/g, '"');
}

type Clock = (micros: number) => { day: string; time: string };

/** Splits moments into day and time of a zone. Throws `bad-option` for a zone that does not exist. */
export function clockOf(timezone: string): Clock {
  if (timezone === 'UTC') {
    return (micros) => {
      const [day = '', time = ''] = formatMicros(micros, 'second').slice(0, -1).split('T');
      return { day, time };
    };
  }
  const format = zoneFormat(timezone);
  return (micros) => {
    const date = new Date(Math.floor(micros / 1000));
    if (Number.isNaN(date.getTime())) return { day: 'out of range', time: '' };
    const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
    return {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      time: `${parts.hour}:${parts.minute}:${parts.second}`,
    };
  };
}

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  } catch (cause) {
    const shown = typeof timeZone === 'string' ? excerpt(timeZone, 40) : typeof timeZone;
    throw new OpTimelineError('bad-option', `no such time zone: ${shown}`, {
      remedy: 'an IANA name is expected, such as Europe/Kyiv or Asia/Tokyo',
      cause,
    });
  }
}
