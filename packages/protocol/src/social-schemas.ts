import * as v from 'valibot';

/** What people and operators ask for, as forms and other programs write it. */

const id = v.pipe(v.string(), v.regex(/^[0-9a-z]{12}$/, 'expected an id of 12 characters'));

export const reportReasons = ['name', 'talk', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Of a note or a reason, in UTF-16 code units. */
export const longestNote = 500;

export const reportSchema = v.object({
  match: id,
  against: id,
  reason: v.picklist(reportReasons),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote)), ''),
});
export type NewReport = v.InferOutput<typeof reportSchema>;

/** A report as a form gives it, or null where it is none; never throws. */
export function parseReport(value: unknown): NewReport | null {
  const parsed = v.safeParse(reportSchema, value);
  return parsed.success ? parsed.output : null;
}

/** What an operator may do about a person; for how many days, where it lasts. */
export const measureTypes = ['dismiss', 'warn', 'suspendTalk', 'suspendPlay', 'rename'] as const;
export type MeasureType = (typeof measureTypes)[number];
/** Days that a suspension may last. */
export const suspensionDays = [1, 3, 7, 30, 365] as const;

const numberOfDays = v.pipe(v.string(), v.transform(Number), v.picklist(suspensionDays));
const why = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote)), '');
const report = v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1));

export const verdictSchema = v.variant('type', [
  v.object({ type: v.literal('dismiss'), report, why }),
  v.object({ type: v.literal('warn'), report, why }),
  v.object({ type: v.literal('suspendTalk'), report, why, days: numberOfDays }),
  /** From ranked games, games for diamonds and quick matches. */
  v.object({ type: v.literal('suspendPlay'), report, why, days: numberOfDays }),
  v.object({ type: v.literal('rename'), report, why, name: v.string() }),
]);
/** What an operator decides on a report. */
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** A verdict as a form gives it, or null where it is none; never throws. */
export function parseVerdict(value: unknown): Verdict | null {
  const parsed = v.safeParse(verdictSchema, value);
  return parsed.success ? parsed.output : null;
}
