CREATE TABLE "coupon_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"name" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"en":""}'::jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"word" text,
	"listed" boolean DEFAULT false NOT NULL,
	"coupons" jsonb NOT NULL,
	"total" integer,
	"claimed" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"closed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_activities_word_unique" UNIQUE("word"),
	CONSTRAINT "coupon_activities_claimed" CHECK ("coupon_activities"."claimed" >= 0 and ("coupon_activities"."total" is null or "coupon_activities"."claimed" <= "coupon_activities"."total"))
);
--> statement-breakpoint
CREATE TABLE "coupon_activity_claims" (
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_activity_claims_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_activity_claims" ADD CONSTRAINT "coupon_activity_claims_activity_id_coupon_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."coupon_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_activity_claims" ADD CONSTRAINT "coupon_activity_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_activity_claims_user_id_index" ON "coupon_activity_claims" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "coupon_activities" ("id", "word", "coupons", "total", "claimed", "valid_from", "valid_until", "closed", "created_at")
  SELECT "id", "word", "coupons", "total", "redeemed", "valid_from", "valid_until", "closed", "created_at" FROM "coupon_words";--> statement-breakpoint
INSERT INTO "coupon_activity_claims" ("activity_id", "user_id", "at") SELECT "word_id", "user_id", "at" FROM "word_redemptions";--> statement-breakpoint
DROP TABLE "word_redemptions";--> statement-breakpoint
DROP TABLE "coupon_words";
