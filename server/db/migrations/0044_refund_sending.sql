ALTER TABLE "refunds" ADD COLUMN "sending" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sending" CHECK ("refunds"."sending" in ('sending', 'refused'));