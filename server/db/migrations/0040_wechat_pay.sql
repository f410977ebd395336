ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "pending_identities" ADD COLUMN "app_id" text;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('orderClosed', 'paidTwice', 'wrongAmount', 'wrongCurrency', 'agreed'));