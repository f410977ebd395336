ALTER TABLE "queue_types" DROP CONSTRAINT "queue_types_prefix";--> statement-breakpoint
ALTER TABLE "queue_types" ADD COLUMN "name" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_types" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_types_prefix" ON "queue_types" USING btree ("store_id","prefix") WHERE not "queue_types"."archived";