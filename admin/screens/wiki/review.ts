// How near the review of a page is: over, soon, or far enough to say nothing.

const dayMs = 86_400_000;
const soonDays = 30;

export const reviewTone = (review_on: string, now = Date.now()): 'danger' | 'warn' | undefined => {
  const left = Math.floor((Date.parse(review_on) - now) / dayMs) + 1;
  return left < 0 ? 'danger' : left <= soonDays ? 'warn' : undefined;
};
