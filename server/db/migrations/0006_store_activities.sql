CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"period" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"rules" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"hours" jsonb,
	CONSTRAINT "activities_span" CHECK ("activities"."ends_at" > "activities"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "activity_goods" (
	"activity_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_goods_activity_id_goods_id_pk" PRIMARY KEY("activity_id","goods_id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_goods" ADD CONSTRAINT "activity_goods_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_goods" ADD CONSTRAINT "activity_goods_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_store_id_sort_index" ON "activities" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "activity_goods_goods_id_index" ON "activity_goods" USING btree ("goods_id");