ALTER TABLE "order_feedbacks" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD COLUMN "answered_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_feedbacks" ADD CONSTRAINT "order_feedbacks_answer" CHECK (("order_feedbacks"."answer" = '') = ("order_feedbacks"."answered_at" is null));