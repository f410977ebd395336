DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_tries";--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_purpose_destination_pk";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "id" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "device_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" text;--> statement-breakpoint
UPDATE "sessions" SET "device_id" = "id";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "device_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "codes_purpose_destination_index" ON "codes" USING btree ("purpose","destination");--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_tries" CHECK ("codes"."tries" >= 0 and "codes"."stranger_tries" >= 0);
